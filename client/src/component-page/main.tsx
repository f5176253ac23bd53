import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { system } from '../components/theme/system';
import '../components/theme/fonts.css';
import '../components/theme/masked.css';
import { ComponentPage } from './component-page';

// In memory: links of the examples lead nowhere, since this page has no server behind it.
const router = createMemoryRouter([{ path: '*', element: <ComponentPage /> }]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>
  </StrictMode>,
);
