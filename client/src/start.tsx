import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { AppErrorBoundary } from './app/app-error-boundary';
import { router } from './app/router';
import { system } from './components/theme/system';
import { keepUpWithTranslation } from './lib/page-translation';

keepUpWithTranslation();

// `speedy` inserts rules through the style sheet's object, which the content security policy allows; style text it
// would not.
const cache = createCache({ key: 'prorata', speedy: import.meta.env.PROD });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <AppErrorBoundary>
          {/* Transitions would render a page in advance and again with the old URL, so that its query would
              alternate without end. */}
          <RouterProvider router={router} useTransitions={false} />
        </AppErrorBoundary>
      </ChakraProvider>
    </CacheProvider>
  </StrictMode>,
);
