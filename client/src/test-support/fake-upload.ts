import { act, waitFor } from '@testing-library/react';

/** Stands in for XMLHttpRequest: keeps what was sent and lets the test play the server. */
export class FakeUpload extends EventTarget {
  private static sent: FakeUpload[] = [];

  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  url = '';
  status = 0;
  responseText = '';
  file: File | undefined;
  /** The texts that were sent with the file. */
  fields: Record<string, string> = {};

  static install() {
    FakeUpload.sent = [];
    window.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  }

  /** The next upload that the page has sent. */
  static async next(): Promise<FakeUpload> {
    await waitFor(() => expect(FakeUpload.sent).not.toHaveLength(0));
    const [upload] = FakeUpload.sent.splice(0, 1);
    if (!upload) throw new Error('Nothing was sent.');
    return upload;
  }

  /** How many uploads the page has sent that the test has not taken. */
  static waiting(): number {
    return FakeUpload.sent.length;
  }

  open(_method: string, url: string) {
    this.url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(form: FormData) {
    this.file = form.get('file') as File;
    for (const [name, value] of form) if (typeof value === 'string') this.fields[name] = value;
    FakeUpload.sent.push(this);
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })));
  }

  /** The last byte has left. */
  allSent() {
    act(() => void this.upload.dispatchEvent(new Event('load')));
  }

  /** The connection breaks. */
  fail() {
    act(() => void this.dispatchEvent(new Event('error')));
  }

  /** @param body text of somebody else, such as a proxy, or what our server sends as JSON */
  answer(status: number, body: object | string) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    act(() => {
      this.upload.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    });
  }
}
