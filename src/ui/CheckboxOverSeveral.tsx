import { Checkbox, type CheckboxProps } from '@mui/material';
import { useEffect, useRef } from 'react';

interface CheckboxOverSeveralProps extends Omit<CheckboxProps, 'slotProps'> {
  /** Its accessible name, when it has no label around it. */
  label?: string;
}

/**
 * A checkbox for several items. When only some are ticked, the browser's indeterminate state is set too, so
 * that screen readers announce it.
 */
export function CheckboxOverSeveral({ label, indeterminate = false, ...props }: CheckboxOverSeveralProps) {
  const box = useRef<HTMLInputElement>(null);
  // A press resets the browser's indeterminate state, even if the items do not change.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return (
    <Checkbox
      {...props}
      indeterminate={indeterminate}
      slotProps={{ input: { ref: box, 'aria-label': label } }}
    />
  );
}
