import { Stack } from '../components/page/layout';
import { Page } from '../components/page/page';
import { chakra } from '@chakra-ui/react/styled-system';
import { Dialogs, States, Tables } from './containers';
import { Buttons, Forms } from './controls';
import { Fields } from './fields';
import { Colours, Spacing, TypeScale } from './foundations';
import { Overlays, Places } from './places';
import { ToneOfVoice } from './voice';

/** Every component of the product in one page, in development only (docs/design.md). */
export function ComponentPage() {
  return (
    <Page width="claim">
      <Stack gap="wide">
        <chakra.h1 textStyle="title">Components</chakra.h1>
        <TypeScale />
        <Colours />
        <Spacing />
        <Buttons />
        <Forms />
        <Fields />
        <Tables />
        <States />
        <Dialogs />
        <Overlays />
        <Places />
        <ToneOfVoice />
      </Stack>
    </Page>
  );
}
