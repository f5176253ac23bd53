import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from '../components/theme/system';

/** Renders a page that a browser shows without the application: its HTML, and its styles apart from it. */
export function renderedHtml(page: ReactNode): { html: string; css: string } {
  const cache = createCache({ key: 'prorata' });
  // Emotion then keeps the styles here, and writes none between the elements.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{page}</ChakraProvider>
    </CacheProvider>,
  );
  const styles = Object.values(cache.inserted).filter((style) => typeof style === 'string');
  return { html, css: styles.join('\n') };
}
