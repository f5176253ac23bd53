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
import './components/theme/fonts.css';

keepUpWithTranslation();

// Speedy: rules go in through the style sheet's object, which the content security policy allows; text would not be.
const cache = createCache({ key: 'prorata', speedy: import.meta.env.PROD });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <AppErrorBoundary>
          {/* A page rendered ahead as a transition and again with the old address would make its query alternate without end. */}
          <RouterProvider router={router} useTransitions={false} />
        </AppErrorBoundary>
      </ChakraProvider>
    </CacheProvider>
  </StrictMode>,
);
