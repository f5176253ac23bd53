import { usePhoneFilingQuery } from '../../generated/graphql';
import { later } from '../../components/later/later';

/** Few claims are filed by telephone. */
const FiledByPhone = later(async () => (await import('./filed-by-phone')).FiledByPhone);

interface PhoneFilingNoticeProps {
  submissionId: string;
  /** The scheme's. */
  timeZone: string;
}

/** That the claim was filed by telephone, and what became of the copy; nothing for any other claim (PHONE-11). */
export function PhoneFilingNotice({ submissionId, timeZone }: PhoneFilingNoticeProps) {
  const { data } = usePhoneFilingQuery({ variables: { submissionId } });
  const filing = data?.phoneFiling;
  return filing ? <FiledByPhone filing={filing} timeZone={timeZone} /> : null;
}
