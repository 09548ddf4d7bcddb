import {Component, Suspense, type ReactNode} from 'react';

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
  otherwise?: ReactNode;
  onFailed?: () => void;
}

/** Renders a `React.lazy` part, or nothing if its code fails to load. */
export class OnDemand extends Component<Props, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    const {children, fallback = null, otherwise = null} = this.props;
    if (this.state.hasFailed) return otherwise;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
