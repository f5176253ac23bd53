import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { UserActor } from '../common/actor.js';
import type { DownloadKind } from './download-ticket.entity.js';

/** A file to be sent to a browser. */
export interface ServedFile {
  fileName: string;
  /** Determined by the server, never taken from the uploader (ATTACH-13). */
  mimetype: string;
  bytes: Readable;
  /** The number of unencrypted bytes, when known in advance. */
  size?: number;
  /** Whether a browser may display it in a tab; otherwise it is downloaded. */
  opensInTab?: boolean;
}

/** Opens the file for an actor. @throws NotFound when it does not exist or is somebody else's */
export type DownloadOpener = (actor: UserActor, id: string) => Promise<ServedFile>;

/** The opener of each kind of link, registered at startup by the feature that stores the file. */
@Injectable()
export class DownloadOpeners {
  private readonly openers = new Map<DownloadKind, DownloadOpener>();

  /** @throws Error when the kind already has an opener */
  register(kind: DownloadKind, opener: DownloadOpener): void {
    if (this.openers.has(kind)) throw new Error(`The download ${kind} has two openers.`);
    this.openers.set(kind, opener);
  }

  /** @throws Error when the kind has none */
  of(kind: DownloadKind): DownloadOpener {
    const opener = this.openers.get(kind);
    if (!opener) throw new Error(`The download ${kind} has no opener.`);
    return opener;
  }
}
