import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Muted, SectionTitle, Stack } from '../../../components/page/layout';
import { ListCard } from '../../../components/page/list-card';
import type { HomeTask } from './home-tasks';

const Body = chakra('span', { base: { display: 'flex', flexDirection: 'column', minWidth: '0' } });
const Text = chakra('span', {
  base: { textStyle: 'subheading', color: 'accent', overflowWrap: 'anywhere' },
});
const About = chakra('span', { base: { color: 'muted', overflowWrap: 'anywhere' } });

/** What the member can do next, each task a link to its place; says so when there is nothing (SCREEN-34). */
export function HomeTaskList({ tasks }: { tasks: readonly HomeTask[] }) {
  return (
    <Stack data-tour="tasks">
      <SectionTitle>{t('What to do next')}</SectionTitle>
      {tasks.length === 0 ? (
        <Muted>{t('There is nothing you need to do now.')}</Muted>
      ) : (
        <ul>
          {tasks.map(({ text, about, to }) => (
            <ListCard key={`${to} ${about ?? ''} ${text}`} to={to}>
              <Body>
                <Text>{text}</Text>
                {about && <About>{about}</About>}
              </Body>
            </ListCard>
          ))}
        </ul>
      )}
    </Stack>
  );
}
