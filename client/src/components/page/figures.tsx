import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))', gap: '4' },
});
const Cell = chakra('div', {
  base: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
});
const Name = chakra('dt', { base: { textStyle: 'caption', color: 'muted' } });
const Count = chakra('dd', {
  base: {
    fontSize: 'xl',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
});

/** A row of named counts. */
export function Figures({ figures }: { figures: { name: string; value: string }[] }) {
  return (
    <List>
      {figures.map(({ name, value }) => (
        <Cell key={name}>
          <Name>{name}</Name>
          <Count>{value}</Count>
        </Cell>
      ))}
    </List>
  );
}
