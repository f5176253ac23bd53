import { Field, Float, ID, ObjectType } from '@nestjs/graphql';
import { type Attachment as AttachmentRow, AttachmentKind, ScanState } from './attachment.entity.js';

/** A document of a claim as its list shows it; never its bytes. */
@ObjectType('Attachment')
export class AttachmentModel {
  @Field(() => ID) id: string;
  @Field() fileName: string;
  @Field() mimetype: string;
  @Field(() => Float) size: number;
  @Field(() => AttachmentKind) kind: AttachmentKind;
  @Field() uploadedAt: Date;
  @Field() uploadedBy: string;
  /** A browser may show it in a tab; everything else is saved (ATTACH-12). */
  @Field() opensInTab: boolean;
  @Field() mayDelete: boolean;
  @Field(() => ScanState) scan: ScanState;
}

/** Whether a document is given out: not while it waits for the search for viruses, and never when one was found. */
export const isGivenOut = ({ scan }: Pick<AttachmentRow, 'scan'>) =>
  scan === ScanState.CLEAN || scan === ScanState.NOT_SCANNED;
