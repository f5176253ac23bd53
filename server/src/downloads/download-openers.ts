import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { UserActor } from '../common/actor.js';
import type { DownloadKind } from './download-ticket.entity.js';

/** A file on its way to a browser. */
export interface ServedFile {
  fileName: string;
  /** Decided by the server, never what an uploader said (ATTACH-13). */
  mimetype: string;
  bytes: Readable;
  /** Plain bytes, where they are known beforehand. */
  size?: number;
  /** May be shown in a tab of its own; everything else is saved. */
  opensInTab?: boolean;
}

/** Gives the file to an actor. @throws NotFound when there is none or it is somebody else's. */
export type DownloadOpener = (actor: UserActor, id: string) => Promise<ServedFile>;

/** What each kind of link opens: the feature that keeps the file says so when the application starts. */
@Injectable()
export class DownloadOpeners {
  private readonly openers = new Map<DownloadKind, DownloadOpener>();

  /** @throws Error when the kind has an opener already. */
  register(kind: DownloadKind, opener: DownloadOpener): void {
    if (this.openers.has(kind)) throw new Error(`The download ${kind} has two openers.`);
    this.openers.set(kind, opener);
  }

  /** @throws Error when the kind has none. */
  of(kind: DownloadKind): DownloadOpener {
    const opener = this.openers.get(kind);
    if (!opener) throw new Error(`The download ${kind} has no opener.`);
    return opener;
  }
}
