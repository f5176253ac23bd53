import { chakra } from '@chakra-ui/react/styled-system';
import { RouteLink } from '../../components/actions/route-link';
import { formatCount } from '../../lib/amounts';

const Box = chakra(RouteLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '2',
    p: '4',
    minWidth: '0',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'md',
    bg: 'surface',
    color: 'ink',
    textDecoration: 'none',
    _hover: { borderColor: 'accent' },
  },
  variants: { needs: { true: { bg: 'needsSoft', borderColor: 'transparent' } } },
});
const Name = chakra('span', { base: { textStyle: 'caption', overflowWrap: 'anywhere' } });
const Figure = chakra('span', { base: { textStyle: 'figure' } });

interface FigureCardProps {
  name: string;
  /** Undefined while it loads; its space is reserved. */
  figure: number | undefined;
  to: string;
  /** The figure needs somebody's action unless it is 0. */
  waits?: boolean;
}

/** A figure with a link to its list. */
export function FigureCard({ name, figure, to, waits = false }: FigureCardProps) {
  return (
    <Box to={to} needs={waits && Boolean(figure)}>
      <Name>{name}</Name>{' '}
      <Figure aria-busy={figure === undefined}>{figure === undefined ? '–' : formatCount(figure)}</Figure>
    </Box>
  );
}
