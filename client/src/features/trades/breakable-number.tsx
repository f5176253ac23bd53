import { Fragment } from 'react';

/** Numbers up to tens of millions with cents are kept on one line. */
const LONGEST_WHOLE = '99,999,999.99'.length;

/** Whether a number may be too long for its column. */
export const isLongNumber = (text: string) => text.length > LONGEST_WHOLE;

/** A number; a long one may wrap after its commas. */
export function BreakableNumber({ children }: { children: string }) {
  if (!isLongNumber(children)) return children;
  return children.split(/(?<=,)/).map((digits, at) => (
    <Fragment key={at}>
      {digits}
      <wbr />
    </Fragment>
  ));
}
