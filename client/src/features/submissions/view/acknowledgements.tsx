import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Caption } from '../../../components/page/layout';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    ps: '5',
    listStyleType: 'disc',
    maxWidth: 'line',
  },
});

/** The legal text on which a claim is based, word for word from the scheme file. */
export function Acknowledgements({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return <Caption>{t('This scheme requires no acknowledgements.')}</Caption>;
  return (
    <List>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
