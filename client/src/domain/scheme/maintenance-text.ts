import { t } from '@rules/text.js';

/** The maintenance notice, as prescribed by MAINT-1. */
export const maintenanceText = t(
  "We are currently implementing improvements. Won't be too long. Please check again tomorrow.",
);
