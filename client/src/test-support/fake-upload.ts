import { act, waitFor } from '@testing-library/react';

/** A mock of XMLHttpRequest: records the request and lets the test send the response. */
export class FakeUpload extends EventTarget {
  private static sent: FakeUpload[] = [];

  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  url = '';
  status = 0;
  responseText = '';
  file: File | undefined;
  /** The text fields that were sent with the file. */
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

  /** The number of uploads that the page has sent and the test has not taken. */
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

  /** Ends the sending of the body. */
  allSent() {
    act(() => void this.upload.dispatchEvent(new Event('load')));
  }

  /** Breaks the connection. */
  fail() {
    act(() => void this.dispatchEvent(new Event('error')));
  }

  /** @param body text from another server, such as a proxy, or an object that is sent as JSON */
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
