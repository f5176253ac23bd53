import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { ErrorState } from '../../components/feedback/states';
import { SectionTitle, Stack } from '../../components/page/layout';
import { ListCard } from '../../components/page/list-card';
import type { MyRegistrationsQuery } from '../../generated/graphql';
import { dayOf, formatDate } from '../../lib/dates';
import { paths } from '../../domain/paths';
import { useScheme } from '../../domain/scheme/use-scheme';

const Body = chakra('span', { base: { display: 'flex', flexDirection: 'column', minWidth: '0' } });
const Name = chakra('span', { base: { color: 'accent', fontWeight: 'medium', overflowWrap: 'anywhere' } });
const Filed = chakra('span', { base: { textStyle: 'caption', color: 'muted' } });

interface OlderRegistrationsProps {
  registrations: MyRegistrationsQuery['myRegistrations'] | undefined;
  /** Why there are none to show. */
  error: unknown;
  onRetry: () => void;
}

/**
 * The member's registrations of the older form, under their own heading; renders nothing when there are none
 * (SCREEN-16).
 */
export function OlderRegistrations({ registrations = [], error, onRetry }: OlderRegistrationsProps) {
  const { scheme } = useScheme();
  if (registrations.length === 0 && !error) return null;
  return (
    <Stack>
      <SectionTitle>{t('Older registrations')}</SectionTitle>
      {Boolean(error) && (
        <ErrorState
          message={t('Your older registrations could not be loaded.')}
          error={error}
          onRetry={onRetry}
        />
      )}
      <ul>
        {registrations.map(({ id, name, timeCreatedAt }) => (
          <ListCard key={id} to={paths.registrationView(id)}>
            <Body>
              <Name>{name || t('Registered owner not given')}</Name>
              {scheme && (
                <Filed>
                  {t('Filed on {dayOf}', {
                    dayOf: formatDate(dayOf(new Date(timeCreatedAt), scheme.timeZone)),
                  })}
                </Filed>
              )}
            </Body>
          </ListCard>
        ))}
      </ul>
    </Stack>
  );
}
