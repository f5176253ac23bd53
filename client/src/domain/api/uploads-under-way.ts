/** A file that this tab is sending. */
export interface UploadUnderWay {
  id: number;
  name: string;
  sentBytes: number;
  totalBytes: number;
  startedAt: Date;
  /** When its progress was last reported. */
  reportedAt: Date;
}

let uploads: readonly UploadUnderWay[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly UploadUnderWay[]) {
  uploads = next;
  listeners.forEach((listener) => listener());
}

/** Lists a file while it is being sent (JOBS-7); returns the functions that report its progress and its end. */
export function listUpload({ name, size }: File) {
  lastId += 1;
  const id = lastId;
  const startedAt = new Date();
  publish([...uploads, { id, name, sentBytes: 0, totalBytes: size, startedAt, reportedAt: startedAt }]);
  return {
    progress: (bytes: number) => {
      // The request also has a few bytes that are not the file's.
      const now = { sentBytes: Math.min(bytes, size), reportedAt: new Date() };
      publish(uploads.map((one) => (one.id === id ? { ...one, ...now } : one)));
    },
    end: () => publish(uploads.filter((one) => one.id !== id)),
  };
}

/** The files that this tab is sending, in the order of their start. */
export function uploadsUnderWay(): readonly UploadUnderWay[] {
  return uploads;
}

/** Calls `listener` whenever an upload starts, progresses or ends; returns the function that unsubscribes. */
export function subscribeToUploads(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
