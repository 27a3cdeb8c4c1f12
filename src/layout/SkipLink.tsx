import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** The hash is the router's, so the link moves the focus by itself. */
export function SkipLink({ target }: { target: string }) {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={(theme) => ({
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        padding: 3,
        borderRadius: 1,
        backgroundColor: theme.tokens.accent,
        color: theme.tokens.onAccent,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      })}
    >
      {translate('app.skip')}
    </Box>
  );
}
