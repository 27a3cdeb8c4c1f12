import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface TitledCardProps {
  title?: string;
  /** How loud the title is: of a form, of a part of the day, or of one of several facts beside each other. */
  heading?: keyof typeof HEADINGS;
  /** One sentence below the title. */
  purpose?: ReactNode;
  /** At the right of the title: a note, or a way to all of it. */
  aside?: ReactNode;
  /** Over the whole width of the grid that it stands in. */
  isWide?: boolean;
  children: ReactNode;
}

const HEADINGS = {
  form: { variant: 'h2', component: 'h2', sx: {} },
  part: { variant: 'h3', component: 'h3', sx: { fontSize: 15, fontWeight: 600 } },
  fact: { variant: 'h3', component: 'h2', sx: { fontSize: 13, fontWeight: 500, color: 'text.secondary' } },
} as const;

const frame = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  px: { xs: 4, sm: 5 },
  py: 4,
  minWidth: 0,
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  justifyContent: 'space-between',
  alignItems: 'baseline',
} as const;

/** A card that assistive technology finds by its title (look.md). */
export function TitledCard(props: TitledCardProps) {
  const { title, heading = 'form', purpose, aside, isWide = false, children } = props;
  const id = useId();
  const hasHead = Boolean(title) || Boolean(purpose);
  return (
    <Box
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={{ ...frame, ...(isWide && { gridColumn: '1 / -1' }) }}
    >
      {title && (
        <Box sx={head}>
          <Typography id={id} {...HEADINGS[heading]}>
            {title}
          </Typography>
          {aside && <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{aside}</Box>}
        </Box>
      )}
      {purpose && <Typography sx={{ color: 'text.secondary', maxWidth: '72ch' }}>{purpose}</Typography>}
      {hasHead ? <Box sx={{ mt: heading === 'fact' ? 1 : 3 }}>{children}</Box> : children}
    </Box>
  );
}
