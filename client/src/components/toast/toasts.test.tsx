import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../actions/button';
import { system } from '../theme/system';
import { setToastSubject, showToast } from './toast-store';
import { Toasts } from './toasts';

const show = (...alert: Parameters<typeof showToast>) =>
  act(() => {
    showToast(...alert);
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('an alert', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <ChakraProvider value={system}>
        <Toasts />
      </ChakraProvider>,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is titled by its variant in capitals and hides itself after 5000 ms, fading for 150 ms (SCREEN-17, SCREEN-18)', () => {
    show('warning', 'Uploading submissions');
    expect(screen.getByText('WARNING')).toBeInTheDocument();
    pass(4_999);
    expect(screen.getByText('Uploading submissions')).toBeInTheDocument();
    pass(1);
    expect(screen.getByText('Uploading submissions')).toBeInTheDocument();
    pass(150);
    expect(screen.queryByText('Uploading submissions')).not.toBeInTheDocument();
  });

  it('announces errors at once and others at the next pause (SCREEN-19)', () => {
    show('error', 'Something went wrong');
    show('success', 'SID Updated');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('status')).toHaveTextContent('SID Updated');
    pass(6_000);
  });

  it('names the claim it is about on the page of another one (SCREEN-37)', () => {
    const first = { id: 's1', name: 'SID 00101' };
    act(() => setToastSubject(first));
    show('success', 'Amendment message saved.');
    expect(screen.queryByText(/This is about/)).not.toBeInTheDocument();
    // Its SID was changed meanwhile: it is the same claim.
    act(() => setToastSubject({ ...first, name: 'SID 00777' }));
    expect(screen.queryByText(/This is about/)).not.toBeInTheDocument();
    act(() => setToastSubject(undefined));
    expect(screen.queryByText(/This is about/)).not.toBeInTheDocument();
    act(() => setToastSubject({ id: 's2', name: 'SID 00102' }));
    expect(screen.getByRole('status')).toHaveTextContent('Amendment message saved.This is about SID 00101.');
    show('success', 'SID Updated');
    expect(screen.getAllByText(/This is about/)).toHaveLength(1);
    act(() => setToastSubject(undefined));
    pass(6_000);
  });

  it('lies below the main button of the page, not over it (UX-28)', () => {
    const boxes = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: Element,
    ) {
      const at = (left: number, top: number, width: number, height: number) =>
        ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
      if (this.matches('[data-primary]')) return at(800, 20, 100, 44);
      return this.matches('[data-alerts]') ? at(760, 16, 320, 120) : at(0, 0, 0, 0);
    });
    render(
      <ChakraProvider value={system}>
        <main>
          <Button look="primary">Next request</Button>
        </main>
      </ChakraProvider>,
    );
    show('success', 'Sent.');
    fireEvent.scroll(window);
    expect(document.querySelector('[data-alerts]')).toHaveStyle({ top: '80px' });
    boxes.mockRestore();
  });

  it('stays while the mouse moves over it, not because it appeared under one (SCREEN-18)', () => {
    show('warning', 'Read me');
    const alert = () => screen.queryByText('Read me');
    fireEvent.mouseEnter(alert()!);
    fireEvent.mouseOver(alert()!);
    pass(4_000);
    fireEvent.mouseMove(alert()!);
    pass(6_000);
    expect(alert()).toBeInTheDocument();
    fireEvent.mouseOut(alert()!.parentElement!);
    pass(5_000);
    pass(150);
    expect(alert()).not.toBeInTheDocument();
    show('warning', 'Read me');
    fireEvent.mouseOver(alert()!);
    pass(5_000);
    pass(150);
    expect(alert()).not.toBeInTheDocument();
  });
});
