import { chakra } from '@chakra-ui/react/styled-system';
import { OutsideLink } from '../../components/actions/outside-link';
import { MailLink } from '../../components/actions/text-link';
import { Stack } from '../../components/page/layout';
import { formatDate } from '../../lib/dates';
import { isHttpsAddress } from '@rules/https-address.js';
import { t } from '@rules/text.js';

const Lines = chakra('div', { base: { maxWidth: 'line' } });

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WORDS: Record<string, string> = { true: t('Yes'), false: t('No') };

/** A value of the scheme file: URLs are links, dates are formatted as everywhere, a list has a line for each entry. */
export function SettingValue({ value }: { value: string }) {
  if (isHttpsAddress(value)) return <OutsideLink href={value}>{value}</OutsideLink>;
  if (EMAIL.test(value)) return <MailLink email={value} />;
  if (DAY.test(value)) return formatDate(value);
  const lines = value.split('\n');
  if (lines.length === 1) return WORDS[value] ?? value;
  return (
    <Lines>
      <Stack gap="tight">
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </Stack>
    </Lines>
  );
}
