import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import type { ResourceName } from '../../registry';
import { inputOf } from '../inputs/fieldInputs';
import { fieldOf, resourceOf } from '../../../ui/resourceOf';
import { useLabels } from '../useLabels';

/** One declared field of a form, by the input of its kind. */
export function FormField({ resource, name }: { resource: ResourceName; name: string }) {
  const field = fieldOf(resourceOf(resource), name);
  const labels = useLabels(resource);
  const { Input, isWide } = inputOf(resource, name);
  return (
    <Box
      sx={{
        minWidth: 0,
        gridColumn: isWide || (field.kind === 'text' && field.multiline) ? '1 / -1' : undefined,
      }}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={60} />}>
        <Input
          resource={resource}
          source={name}
          field={field}
          label={labels.field(name)}
          // A switch always has a value, so it carries no star.
          isRequired={field.required === true && field.kind !== 'boolean'}
        />
      </Suspense>
    </Box>
  );
}
