import { Field, Float, ID, ObjectType } from '@nestjs/graphql';
import { type Attachment as AttachmentRow, AttachmentKind, ScanState } from './attachment.entity.js';

/** A document of a claim in a list, without its bytes. */
@ObjectType('Attachment')
export class AttachmentModel {
  @Field(() => ID) id: string;
  @Field() fileName: string;
  @Field() mimetype: string;
  @Field(() => Float) size: number;
  @Field({ description: 'Of the bytes, in hexadecimal digits' }) sha256: string;
  @Field(() => AttachmentKind) kind: AttachmentKind;
  @Field() uploadedAt: Date;
  @Field() uploadedBy: string;
  /** Whether a browser may display it in a tab; other types are downloaded (ATTACH-12). */
  @Field() opensInTab: boolean;
  @Field() mayDelete: boolean;
  @Field(() => ScanState) scan: ScanState;
}

/** Whether a document may be opened: not while its virus scan is pending, and never when a virus was found. */
export const isGivenOut = ({ scan }: Pick<AttachmentRow, 'scan'>) =>
  scan === ScanState.CLEAN || scan === ScanState.NOT_SCANNED;
