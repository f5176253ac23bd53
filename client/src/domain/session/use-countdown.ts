import { useEffect, useState } from 'react';

const REFRESH_MS = 250;

/** The seconds that `remaining` gives, and a function to call once it begins again; counts down to 0. */
export function useCountdown(remaining: () => number): [seconds: number, restart: () => void] {
  const [seconds, setSeconds] = useState(remaining);
  const running = seconds > 0;
  useEffect(
    function countDown() {
      if (!running) return undefined;
      const timer = setInterval(() => setSeconds(remaining()), REFRESH_MS);
      return () => clearInterval(timer);
    },
    [running, remaining],
  );
  return [seconds, () => setSeconds(remaining())];
}
