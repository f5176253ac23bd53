import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { NO_PAGE, usePageParam } from './use-page-param';

it.each([
  ['', 1],
  ['?page=', 1],
  ['?page=1', 1],
  ['?page=12', 12],
  ['?page=1000000000', 1_000_000_000],
  ['?page=99999999999999', NO_PAGE],
  ['?page=0', NO_PAGE],
  ['?page=-1', NO_PAGE],
  ['?page=1.5', NO_PAGE],
  ['?page=1e9', NO_PAGE],
  ['?page=abc', NO_PAGE],
])('the address %j asks for page %i (SCREEN-24)', (search, page) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/list${search}`]}>{children}</MemoryRouter>
  );
  expect(renderHook(usePageParam, { wrapper }).result.current[0]).toBe(page);
});
