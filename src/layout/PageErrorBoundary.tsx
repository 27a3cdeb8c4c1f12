import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Component, type ReactNode } from 'react';
import { isChunkError } from '../providers/chunkError';
import { say } from '../providers/messageLog';
import { MessagePage } from './MessagePage';

interface Props {
  children: ReactNode;
  /** Another page gets another chance. */
  page: string;
}
interface State {
  error: Error | null;
  page: string;
}

function Broken({ error }: { error: Error }) {
  const translate = useTranslate();
  const text = translate(isChunkError(error) ? 'errors.chunk' : 'errors.pageBroken');
  return (
    <MessagePage title={translate('errors.unexpected')} text={text}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('errors.reload')}
      </Button>
    </MessagePage>
  );
}

/** A screen that breaks says so in its place; menu and header stay usable. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, page: this.props.page };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.page === state.page ? null : { error: null, page: props.page };
  }

  override componentDidCatch(error: Error): void {
    say({
      kind: 'error',
      key: isChunkError(error) ? 'errors.chunk' : 'errors.pageBroken',
      text: error.message,
    });
  }

  override render(): ReactNode {
    return this.state.error ? <Broken error={this.state.error} /> : this.props.children;
  }
}
