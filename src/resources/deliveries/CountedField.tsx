import { Suspense } from 'react';
import { part } from '../defineScreens';
import type { Field } from '../schema/fields';
import type { DisplayProps } from '../screens/display/fieldDisplays';

const Value = part<DisplayProps<Field>>({ load: () => import('./CountedValue'), messages: 'dashboards' });

/** What the figures of the past count a delivery under; its words come when a list is filtered by it. */
export function CountedField(props: DisplayProps<Field>) {
  return (
    <Suspense fallback={null}>
      <Value {...props} />
    </Suspense>
  );
}
