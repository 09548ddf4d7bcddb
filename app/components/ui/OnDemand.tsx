import {Component, Suspense, type ReactNode} from 'react';

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
  otherwise?: ReactNode;
}

/**
 * The place of a part whose code is loaded when it is needed (`React.lazy`). Code that
 * does not come, as without a connection, leaves the rest of the page as it is.
 */
export class OnDemand extends Component<Props, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override render() {
    const {children, fallback = null, otherwise = null} = this.props;
    if (this.state.hasFailed) return otherwise;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
