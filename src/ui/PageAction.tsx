import Button, { type ButtonProps } from '@mui/material/Button';
import type { ElementType, ReactNode } from 'react';
import { narrowAction, PageActionLabel } from './PageActionLabel';

type PageActionProps<Root extends ElementType> = Omit<
  ButtonProps<Root, { component?: Root }>,
  'size' | 'startIcon' | 'sx' | 'children'
> & { icon: ReactNode; children: string };

/** A button of the page's head: a picture with a word, and the picture alone where the head is narrow. */
export function PageAction<Root extends ElementType = 'button'>({
  icon,
  children,
  ...button
}: PageActionProps<Root>) {
  return (
    <Button {...(button as ButtonProps)} size="small" startIcon={icon} sx={narrowAction}>
      <PageActionLabel>{children}</PageActionLabel>
    </Button>
  );
}
