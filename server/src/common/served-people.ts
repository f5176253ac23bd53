/** Calls of people who are signed in that this process works on at this moment. */
export const servedPeople = new Set<object>();

/** Whether what can wait gives way now. */
export const isSomebodyServed = () => servedPeople.size > 0;
