import { MOST_VIEWS } from '@rules/saved-view-schema.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { PanelButton } from '../../../components/actions/panel-button';
import { LinkButton } from '../../../components/actions/text-link';
import { ErrorState } from '../../../components/feedback/states';
import { Caption, Inline, Stack } from '../../../components/page/layout';
import { showToast } from '../../../components/toast/toast-store';
import { useFailedChange } from '../../../components/toast/use-failed-change';
import {
  useDeleteViewMutation,
  useSavedViewsQuery,
  type SavedViewRowFragment,
} from '../../../generated/graphql';
import { RenameViewDialog, SaveViewDialog } from './view-name-dialogs';
import { useViews } from './use-views';

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    borderBottomWidth: '1px',
    borderColor: 'hairline',
    py: '1',
  },
});
const List = chakra('ul', { base: { maxHeight: '24rem', overflowY: 'auto', minWidth: { md: '20rem' } } });
const Name = chakra(LinkButton, { base: { flex: '1', minWidth: '8rem', minHeight: '9' } });

type Asked = { kind: 'save' } | { kind: 'rename'; view: SavedViewRowFragment };

/** The saved views of the signed-in person (LIST-24): opens, renames and deletes them, and saves the list as it is. */
export function ViewMenu() {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { query } = useViews();
  return (
    <>
      <PanelButton label={t('Views')}>{(leave) => <Views onAsk={setAsked} onLeave={leave} />}</PanelButton>
      {asked?.kind === 'save' && <SaveViewDialog query={query} onClose={close} />}
      {asked?.kind === 'rename' && <RenameViewDialog view={asked.view} onClose={close} />}
    </>
  );
}

function Views({ onAsk, onLeave }: { onAsk: (asked: Asked) => void; onLeave: () => void }) {
  const { data, error, refetch } = useSavedViewsQuery({ fetchPolicy: 'cache-and-network' });
  const { query, open } = useViews();
  const [deleteView] = useDeleteViewMutation({ refetchQueries: ['SavedViews'] });
  const reportFailed = useFailedChange('SavedViews');
  const views = data?.savedViews;
  const ask = (asked: Asked) => {
    onLeave();
    onAsk(asked);
  };
  const remove = async ({ id, name }: SavedViewRowFragment) => {
    try {
      await deleteView({ variables: { id } });
      showToast('success', t('The view “{name}” has been deleted.', { name }));
    } catch (caught) {
      reportFailed(caught);
    }
  };
  if (error && !views)
    return (
      <ErrorState
        message={t('Your views could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="tight">
      {views && views.length > 0 && (
        <List aria-label={t('Saved views')}>
          {views.map((view) => (
            <Item key={view.id}>
              <Name
                aria-current={view.query === query || undefined}
                onClick={() => {
                  open(view.query);
                  onLeave();
                }}
              >
                {view.name}
              </Name>
              <Inline>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={t('Rename {name}', { name: view.name })}
                  onClick={() => ask({ kind: 'rename', view })}
                >
                  {t('Rename')}
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={t('Delete {name}', { name: view.name })}
                  onClick={() => void remove(view)}
                >
                  {t('Delete')}
                </Button>
              </Inline>
            </Item>
          ))}
        </List>
      )}
      {views?.length === 0 && <Caption>{t('You have not saved a view yet.')}</Caption>}
      <Button
        size="small"
        disabled={!views || views.length >= MOST_VIEWS}
        onClick={() => ask({ kind: 'save' })}
      >
        {t('Save this view…')}
      </Button>
      <Caption>
        {t('A view keeps the filters, the search, the order and the columns. Only you see your views.')}
      </Caption>
    </Stack>
  );
}
