import { createContext } from 'react';

/** Whether the form was opened to fill in what is missing: its empty required fields are then marked (CLAIM-45). */
export const MarksMissing = createContext(false);
