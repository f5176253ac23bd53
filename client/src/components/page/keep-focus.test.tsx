import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { KeepFocus } from './keep-focus';

const heading = () => document.querySelector('h2');

/** Focuses a new button and removes it. */
async function loseFocus(): Promise<void> {
  const button = document.createElement('button');
  document.querySelector('main')!.append(button);
  button.focus();
  button.remove();
  // The page's mutation observer runs after the script.
  await Promise.resolve();
}

describe('the focus of a page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <main>
        <KeepFocus />
        <h2>Transactions</h2>
      </main>,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('focuses the heading when the focused button is removed and nothing else takes the focus', async () => {
    await loseFocus();
    expect(document.body).toHaveFocus();
    jest.advanceTimersByTime(200);
    expect(heading()).toHaveFocus();
  });

  it('focuses the title of the page that replaced the page with the button', async () => {
    const page = document.querySelector('main')!;
    const button = document.createElement('button');
    page.append(button);
    button.focus();
    const next = document.createElement('main');
    next.innerHTML = '<h1>Email Verification</h1>';
    page.replaceWith(next);
    await Promise.resolve();
    jest.advanceTimersByTime(200);
    expect(document.querySelector('h1')).toHaveFocus();
    // React must find the element it rendered, to unmount it.
    next.replaceWith(page);
  });

  it('waits just as long for a second loss, however soon after the first', async () => {
    await loseFocus();
    jest.advanceTimersByTime(150);
    await loseFocus();
    jest.advanceTimersByTime(150);
    expect(document.body).toHaveFocus();
    jest.advanceTimersByTime(50);
    expect(heading()).toHaveFocus();
  });
});
