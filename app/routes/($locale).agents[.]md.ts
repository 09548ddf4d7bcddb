import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {agentsDocument} from '~/lib/agents/agents-document.server';

export function loader({context, request}: LoaderFunctionArgs) {
  return agentsDocument(context, request);
}
