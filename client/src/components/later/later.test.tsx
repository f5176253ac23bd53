import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { useState } from 'react';
import { system } from '../theme/system';
import { Toasts } from '../toast/toasts';
import { later } from './later';
import { useLoaded } from './use-loaded';
import { WhenReached } from './when-reached';

const page = (children: React.ReactNode) =>
  render(
    <ChakraProvider value={system}>
      <Toasts />
      {children}
    </ChakraProvider>,
  );

const Words = ({ words }: { words: string }) => <p>{words}</p>;

describe('a part that is loaded with its first use (UX-26)', () => {
  it.each(['loaded', 'lost'])('is waited for where it is needed, until it is %s (UX-20)', async (end) => {
    let finish = () => {};
    const Part = later(
      () =>
        new Promise<typeof Words>((resolve, reject) => {
          finish = () => (end === 'loaded' ? resolve(Words) : reject(new Error('lost')));
        }),
      { lost: 'Lost' },
    );
    function Around({ needed }: { needed: boolean }) {
      return useLoaded(Part, needed) ? <>Claim {needed && <Part words="above" />}</> : 'Loading';
    }
    const { rerender } = page(<Around needed={false} />);
    expect(screen.getByText(/^Claim/)).toBeVisible();
    rerender(
      <ChakraProvider value={system}>
        <Around needed />
      </ChakraProvider>,
    );
    expect(screen.getByText('Loading')).toBeVisible();
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    expect(screen.getByText(/^Claim/)).toBeVisible();
    if (end === 'loaded') expect(screen.getByText('above')).toBeVisible();
  });

  it('keeps its place until it is loaded, once for all uses, and is then rendered at once', async () => {
    let loads = 0;
    const Part = later(
      () => {
        loads += 1;
        return Promise.resolve(Words);
      },
      { waiting: <p>Waiting</p>, lost: 'Lost' },
    );
    const { unmount } = page(
      <>
        <Part words="one" />
        <Part words="two" />
      </>,
    );
    expect(screen.getAllByText('Waiting')).toHaveLength(2);
    expect(await screen.findByText('one')).toBeVisible();
    expect(screen.getByText('two')).toBeVisible();
    unmount();
    page(<Part words="again" />);
    expect(screen.getByText('again')).toBeVisible();
    expect(loads).toBe(1);
  });

  it('says in its place that it could not be loaded, and is asked for again by the next use', async () => {
    let isLost = true;
    const Part = later(
      () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Words)),
      { lost: 'The form could not be loaded.' },
    );
    const { unmount } = page(<Part words="there" />);
    expect(await screen.findByText(/The form could not be loaded\./)).toBeVisible();
    unmount();
    isLost = false;
    page(<Part words="there" />);
    expect(await screen.findByText('there')).toBeVisible();
  });

  it('says so by an alert where it has no place, as a dialog', async () => {
    const Part = later<{ words: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
    page(<Part words="never" />);
    expect(
      await screen.findByText('This could not be opened. Check your connection, then reload the page.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  describe('on a device that is offline', () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get');
    beforeEach(() => void isOnline.mockReturnValue(false));
    afterAll(() => isOnline.mockRestore());

    it('a dialog says so at each press, asks for no module, and opens with the first press online (UX-6)', async () => {
      let asked = 0;
      const Part = later<{ words: string; onClose: () => void }>(() => {
        asked += 1;
        return Promise.resolve(Words);
      });
      function Pressed() {
        const [isOpen, setOpen] = useState(false);
        return (
          <>
            <button onClick={() => setOpen(true)}>Open</button>
            {isOpen && <Part words="there" onClose={() => setOpen(false)} />}
          </>
        );
      }
      page(<Pressed />);
      for (let presses = 0; presses < 3; presses += 1) {
        fireEvent.click(screen.getByText('Open'));
        const said = await screen.findAllByText(/^This could not be opened: your device is offline\./);
        expect(said).toHaveLength(1);
        fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close alert' }));
        await waitForElementToBeRemoved(said[0]!);
      }
      expect(asked).toBe(0);
      isOnline.mockReturnValue(true);
      fireEvent.click(screen.getByText('Open'));
      expect(await screen.findByText('there')).toBeVisible();
    });

    it('a part with a place is loaded once the device is online (UX-6)', async () => {
      const Part = later(() => Promise.resolve(Words), { lost: 'The form could not be loaded.' });
      page(<Part words="there" />);
      expect(await screen.findByText(/The form could not be loaded\./)).toBeVisible();
      isOnline.mockReturnValue(true);
      act(() => void window.dispatchEvent(new Event('online')));
      expect(await screen.findByText('there')).toBeVisible();
    });
  });
});

describe('a part far down the page (UX-26)', () => {
  let intersect: (isIntersecting: boolean) => void;
  const timers: (() => void)[] = [];
  const { setTimeout } = globalThis;

  beforeEach(() => {
    timers.length = 0;
    globalThis.IntersectionObserver = class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = (isIntersecting) => act(() => seen([{ isIntersecting }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    globalThis.setTimeout = ((work: () => void) => timers.push(work)) as unknown as typeof setTimeout;
    page(<WhenReached place={<p>Place</p>}>Part</WhenReached>);
    globalThis.setTimeout = setTimeout;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  const isReached = () => screen.queryByText('Part') !== null && screen.queryByText('Place') === null;

  it('is rendered when it comes near the window, and not before', () => {
    expect(isReached()).toBe(false);
    intersect(false);
    expect(isReached()).toBe(false);
    intersect(true);
    expect(isReached()).toBe(true);
  });

  it.each([
    ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['the page is pressed', () => fireEvent.pointerDown(document.body)],
    ['the page was shown for a while', () => act(() => timers.forEach((work) => work()))],
  ])('is rendered when %s', (_, use) => {
    expect(isReached()).toBe(false);
    use();
    expect(isReached()).toBe(true);
  });
});
