/** The maintenance notice, as prescribed by MAINT-1. */
export const maintenanceText =
  "We are currently implementing improvements. Won't be too long. Please check again tomorrow.";
