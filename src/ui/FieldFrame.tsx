import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

/**
 * The label above a control and the hint or problem below it, linked by ids so that a screen reader reads all
 * three. A group of controls has its own accessible name, so its label is only visual.
 */
export function FieldFrame({
  label,
  required = false,
  problem,
  isGroup = false,
  children,
}: {
  label: string;
  required?: boolean;
  problem?: ReactNode;
  isGroup?: boolean;
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode;
}) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component={isGroup ? 'span' : 'label'}
        htmlFor={isGroup ? undefined : id}
        sx={{ display: 'block', mb: 1, fontSize: 13, lineHeight: '20px', fontWeight: 500 }}
      >
        {label}
        {required && (
          <Box component="span" aria-hidden sx={{ color: 'text.secondary', ml: 1 }}>
            *
          </Box>
        )}
      </Box>
      {children({ id, describedBy: problem ? problemId : undefined })}
      {problem && (
        <Box id={problemId} sx={{ mt: 1, fontSize: 13, lineHeight: '20px', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
