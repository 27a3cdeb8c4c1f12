import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import type { Tone } from '../domain/stops/statusTag';

/** A state as colour, icon and word (look.md: none by colour alone). */
export function StateWord({
  tone,
  icon: Icon,
  children,
}: {
  tone: Tone;
  icon: SvgIconComponent;
  children: string;
}) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        borderRadius: '6px',
        fontSize: 12,
        lineHeight: '20px',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: theme.tones[tone].text,
        backgroundColor: theme.tones[tone].ground,
      })}
    >
      <Icon aria-hidden sx={{ fontSize: 14 }} />
      {children}
    </Box>
  );
}
