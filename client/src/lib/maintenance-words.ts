/** The maintenance notice, word for word from spec section 1. */
export const maintenanceWords =
  "We are currently implementing improvements. Won't be too long. Please check again tomorrow.";
