import { createContext } from 'react';

/** Tells the dialog around that it holds something typed, so that it asks before it is closed. */
export const DialogTyped = createContext<() => void>(() => undefined);
