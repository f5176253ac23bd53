import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { requirePermission } from '../../common/policy.js';
import { NotFound } from '../../common/errors.js';
import { DownloadOpeners, type ServedFile } from '../../downloads/download-openers.js';
import { DownloadKind } from '../../downloads/download-ticket.entity.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { Inject } from '@nestjs/common';
import { SCHEME } from '../../scheme/scheme.token.js';
import { IdentityPurge } from './identity-purge.entity.js';
import { PurgedDocument } from './purged-document.entity.js';
import { Permission } from '../../rules/permissions.js';

/**
 * The certificate of a purge as a PDF: who, when, how many, and the SHA-256 of each document. It contains no names of
 * claimants.
 */
@Injectable()
export class PurgeCertificate implements OnModuleInit {
  constructor(
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    @InjectDataSource() private readonly db: DataSource,
    private readonly openers: DownloadOpeners,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.PURGE_CERTIFICATE, (actor, id) => this.open(actor, id));
  }

  /** @throws NotFound before the purge has finished */
  async open(actor: UserActor, id: string): Promise<ServedFile> {
    requirePermission(actor, Permission.AuditRead);
    const purge = isUUID(id)
      ? await this.db
          .getRepository(IdentityPurge)
          .findOne({ where: { id }, relations: { requestedBy: true, confirmedBy: true } })
      : null;
    if (!purge?.finishedAt) throw new NotFound('We could not find this certificate.');
    const documents = await this.db
      .getRepository(PurgedDocument)
      .find({ where: { purgeId: id }, order: { id: 'ASC' } });
    await this.db.transaction((tx) =>
      recordAudit(tx, actor, 'identity-purge.certificate-read', { type: 'identity-purge', id }),
    );
    const bytes = await certificatePdf(linesOf(purge, documents, this.scheme), digestsOf(documents));
    return { fileName: 'purge-certificate.pdf', mimetype: 'application/pdf', bytes, opensInTab: true };
  }
}

interface Line {
  label: string;
  value: string;
}

function linesOf(purge: IdentityPurge, documents: PurgedDocument[], scheme: SchemeFile): Line[] {
  const at = (moment: Date | null) => `${moment?.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const person = (user: { name: string; email: string } | null) => `${user?.name} <${user?.email}>`;
  const bytes = documents.reduce((sum, { size }) => sum + Number(size), 0);
  return [
    { label: 'Scheme', value: scheme.titles.classAction },
    { label: 'Certificate', value: purge.id },
    { label: 'Requested by', value: `${person(purge.requestedBy)}, ${at(purge.createdAt)}` },
    { label: 'Confirmed by', value: `${person(purge.confirmedBy)}, ${at(purge.confirmedAt)}` },
    { label: 'Finished', value: at(purge.finishedAt) },
    { label: 'Documents', value: `${documents.length}, ${bytes.toLocaleString('en-AU')} bytes together` },
    { label: 'Keys destroyed', value: purge.keyIds.join(', ') },
  ];
}

const digestsOf = (documents: PurgedDocument[]) => documents.map(({ digest }) => digest.toString('hex'));

async function certificatePdf(lines: Line[], digests: string[]): Promise<Readable> {
  // Loaded on demand, so that startup does not wait for fonts.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ size: 'A4', margin: 56, info: { Title: 'Certificate of destruction' } });
  pdf.fontSize(20).text('Certificate of destruction').moveDown(0.5);
  pdf
    .fontSize(11)
    .text(
      'The identity documents that were uploaded to this portal have been destroyed: first the key that opened their keys, then ' +
        'the keys of the documents, then the documents. Any copies left in a backup cannot be opened.',
    );
  pdf.moveDown();
  for (const { label, value } of lines)
    pdf.font('Helvetica-Bold').text(`${label}: `, { continued: true }).font('Helvetica').text(value);
  pdf.moveDown().fontSize(14).text('SHA-256 of each document').moveDown(0.3);
  pdf.font('Courier').fontSize(8);
  for (const digest of digests) pdf.text(digest);
  if (digests.length === 0) pdf.text('There were none.');
  pdf.end();
  return pdf;
}
