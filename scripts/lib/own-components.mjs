const STYLES = '../../node_modules/@chakra-ui/react/dist/esm/theme/recipes';

/** A part of a page with our component. */
const ours = (from, ...names) => `export { ${names.join(', ')} } from './${from}';\n`;

/** The parts of one of Chakra's components that the same look needs, or no parts, and its styles if it has any. */
function chakras(folder, component, parts, styles = `${camelCase(folder)}SlotRecipe`) {
  const used = parts.length > 0 ? parts.map((part) => `${component}.${part}`) : [component];
  return (
    `import { ${component} } from '@chakra-ui/react/${folder}';\n` +
    // The module for all styles has those of every component.
    (styles ? `import { ${styles} } from '${STYLES}/${folder}.js';\n` : '') +
    `export const of${component} = [${[...used, ...(styles ? [styles] : [])].join(', ')}];\n`
  );
}

/** One of Chakra's components of a single element, and its styles. */
const chakraElement = (folder, component) => chakras(folder, component, [], `${folder}Recipe`);

const camelCase = (folder) => folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Source of a page with a component of ours, and of one with Chakra's in its place. */
export const OWN_AND_CHAKRAS = {
  toast: {
    ours: ours('components/toast/toasts', 'Toasts'),
    chakras:
      `import { createToaster, Toaster } from '@chakra-ui/react/toast';\nexport const ofToaster = [createToaster, Toaster];\n` +
      chakras('toast', 'Toast', [
        'Root',
        'Indicator',
        'Title',
        'Description',
        'ActionTrigger',
        'CloseTrigger',
      ]),
  },
  menu: {
    ours: ours('components/actions/menu-button', 'MenuButton'),
    chakras: chakras('menu', 'Menu', ['Root', 'Trigger', 'Positioner', 'Content', 'Item']),
  },
  'panel below a button': {
    ours: ours('components/actions/panel-button', 'PanelButton'),
    chakras: chakras('popover', 'Popover', ['Root', 'Trigger', 'Positioner', 'Content', 'Body']),
  },
  'explained term': {
    ours: ours('components/actions/explained', 'Explained'),
    chakras: chakras('tooltip', 'Tooltip', ['Root', 'Trigger', 'Positioner', 'Content']),
  },
  'combobox of claims': {
    ours:
      ours('features/submissions/finding/use-submission-finder', 'useSubmissionFinder') +
      ours('components/form/input', 'Input'),
    chakras: chakras('combobox', 'Combobox', [
      'Root',
      'Control',
      'Input',
      'Positioner',
      'Content',
      'Item',
      'ItemText',
    ]),
  },
  tabs: {
    ours: ours('components/page/tabs', 'Tab', 'TabBar'),
    chakras: chakras('tabs', 'Tabs', ['Root', 'List', 'Trigger']),
  },
  'drawer at the side': {
    ours: ours('components/page/drawer', 'Drawer'),
    chakras: chakras('drawer', 'Drawer', [
      'Root',
      'Positioner',
      'Content',
      'Header',
      'Title',
      'Body',
      'CloseTrigger',
    ]),
  },
  table: {
    ours: ours('components/table/data-table', 'DataTable'),
    chakras: chakras('table', 'Table', ['Root', 'Caption', 'Header', 'Row', 'ColumnHeader', 'Body', 'Cell']),
  },
  pagination: {
    ours: ours('components/table/pagination', 'Pagination'),
    chakras: chakras('pagination', 'Pagination', ['Root', 'PrevTrigger', 'PageText', 'NextTrigger'], ''),
  },
  'field and input': {
    ours: ours('components/form/plain-fields', 'PlainInput'),
    chakras:
      chakras('field', 'Field', ['Root', 'Label', 'HelperText', 'ErrorText']) +
      chakraElement('input', 'Input'),
  },
  checkbox: {
    ours: ours('components/form/checkbox', 'Checkbox'),
    chakras: chakras('checkbox', 'Checkbox', ['Root', 'HiddenInput', 'Control', 'Indicator', 'Label']),
  },
  'radio buttons': {
    ours: ours('components/form/radio-field', 'PlainRadios'),
    chakras: chakras('radio-group', 'RadioGroup', [
      'Root',
      'Label',
      'Item',
      'ItemHiddenInput',
      'ItemIndicator',
      'ItemText',
    ]),
  },
  'date that is typed': {
    ours: ours('components/form/date-box', 'DateBox'),
    chakras: chakras('date-picker', 'DatePicker', ['Root', 'Label', 'Control', 'Input']),
  },
  'file drop': {
    ours: ours('components/files/file-drop', 'FileDrop'),
    chakras: chakras('file-upload', 'FileUpload', [
      'Root',
      'HiddenInput',
      'Dropzone',
      'DropzoneContent',
      'Trigger',
    ]),
  },
  'progress bar': {
    ours: ours('components/feedback/progress-bar', 'ProgressBar'),
    chakras: chakras('progress', 'Progress', ['Root', 'Track', 'Range']),
  },
  'chip that is on or off': {
    ours: ours('components/actions/chip', 'Chip'),
    chakras: chakras('toggle', 'Toggle', ['Root', 'Indicator'], ''),
  },
  'copy button': {
    ours: ours('components/actions/copy-button', 'CopyButton'),
    chakras: chakras('clipboard', 'Clipboard', ['Root', 'Trigger', 'CopyText'], ''),
  },
  breadcrumbs: {
    ours: ours('components/page/breadcrumbs', 'Breadcrumbs'),
    chakras: chakras('breadcrumb', 'Breadcrumb', [
      'Root',
      'List',
      'Item',
      'Link',
      'Separator',
      'CurrentLink',
    ]),
  },
  notice: {
    ours: ours('components/feedback/notice', 'Notice'),
    chakras: chakras('alert', 'Alert', ['Root', 'Indicator', 'Content', 'Title', 'Description']),
  },
  'empty state': {
    ours: ours('components/feedback/states', 'EmptyState'),
    chakras: chakras('empty-state', 'EmptyState', ['Root', 'Content', 'Title', 'Description']),
  },
  'list of definitions': {
    ours: ours('components/page/definition-list', 'DefinitionList', 'Definition'),
    chakras: chakras('data-list', 'DataList', ['Root', 'Item', 'ItemLabel', 'ItemValue']),
  },
  select: {
    ours: ours('components/form/input', 'Select'),
    chakras: chakras('native-select', 'NativeSelect', ['Root', 'Field', 'Indicator']),
  },
  'grey lines': {
    ours: ours('components/feedback/skeleton', 'SkeletonLines'),
    chakras: chakraElement('skeleton', 'Skeleton'),
  },
  spinner: {
    ours: ours('components/feedback/spinner', 'Spinner'),
    chakras: chakraElement('spinner', 'Spinner'),
  },
  tag: {
    ours: ours('components/feedback/tag', 'Tag'),
    chakras: chakraElement('badge', 'Badge'),
  },
};

/** Those that the home of the office has from the start. */
export const ON_OFFICE_HOME = [
  'toast',
  'menu',
  'panel below a button',
  'combobox of claims',
  'tabs',
  'table',
  'notice',
  'grey lines',
];
