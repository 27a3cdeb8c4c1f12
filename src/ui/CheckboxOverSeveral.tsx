import { Checkbox, type CheckboxProps } from '@mui/material';
import { useEffect, useRef } from 'react';

interface CheckboxOverSeveralProps extends Omit<CheckboxProps, 'slotProps'> {
  /** Its name, where no label stands around it. */
  label?: string;
}

/** A checkbox that stands for several. Partly ticked, the browser's own state says so too: that is what is read out. */
export function CheckboxOverSeveral({ label, indeterminate = false, ...props }: CheckboxOverSeveralProps) {
  const box = useRef<HTMLInputElement>(null);
  // A press takes the browser's state away, whatever becomes of what it stands for.
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
