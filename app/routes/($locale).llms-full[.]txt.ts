import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {
  agentsDocument,
  requireAgents,
} from '~/lib/agents/agents-document.server';

export function loader({context, request}: LoaderFunctionArgs) {
  requireAgents(context.env, request);
  return agentsDocument(context, true);
}
