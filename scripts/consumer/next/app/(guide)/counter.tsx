'use client';

import { Button } from '@payfac/ui/button';
import { LineChart } from '@payfac/ui/line-chart';
import { useState } from 'react';

const points = [1, 2, 3].map((date) => ({ x: new Date(Date.UTC(2026, 4, date, 23)), y: date }));

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onPress={() => setCount(count + 1)}>{`Pressed ${count}`}</Button>
      <LineChart label="Presses" series={[{ name: 'Presses', points }]} />
    </>
  );
}
