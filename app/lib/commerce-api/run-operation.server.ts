import {
  print,
  valueFromASTUntyped,
  type OperationDefinitionNode,
} from 'graphql';
import {customerToken} from '../account/customer-session.server';
import type {RequestContext} from '../context.server';
import {jsonError} from '../json-error.server';
import {ProviderError} from '../storefront/provider-error.server';
import {judgeOperation} from './allowed-operation';
import {askProvider} from './ask-provider.server';
import {withCappedLines} from './capped-lines.server';
import {withoutExcess} from './excess-lines.server';
import {isKept, keptAnswer} from './kept-answers.server';
import {logOut} from './log-out.server';
import {logFailedFields} from './log-refusal.server';
import {refusalOf} from './mutation-refusal.server';
import {mutationCall} from './operation-arguments';
import {variablesFault, type Variables} from './operation-variables';
import type {CommerceInput} from './request-body.server';
import {resultAnswer} from './result-answer.server';
import {ForeignToken, withSessionToken} from './session-handle.server';

/** Filled in from the request's locale where a client leaves them out. */
const FROM_LOCALE = ['country', 'language'] as const;

/** Runs an operation of the table for whoever sent it; see `handleCommerceRequest`. */
export async function runOperation(
  input: CommerceInput,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const given: Variables = {
    country: context.country,
    language: context.locale.language,
    ...input.variables,
  };
  const judgement = judgeOperation(input.query, given);
  if (!judgement.allowed) return jsonError(403, judgement.reason);
  const {document, operation, rootFields, tokens} = judgement;
  const filled = new Set<string>([...FROM_LOCALE, ...tokens.arguments]);
  const fault = variablesFault(operation, given, filled);
  if (fault) return jsonError(400, fault);

  const declared = declaredWithDefaults(operation, given);
  if (rootFields[0] === 'customerAccessTokenDelete') {
    return logOut(document, operation, declared, tokens.arguments, context);
  }
  let variables: Variables;
  let usesToken: boolean;
  try {
    ({variables, usesToken} = withSessionToken(declared, tokens, {
      token: customerToken(context.session),
      session: context.session,
    }));
  } catch (error) {
    if (!(error instanceof ForeignToken)) throw error;
    return jsonError(403, error.message);
  }
  const call = mutationCall(operation, variables);
  const refusal = call && refusalOf(call, request, context);
  if (refusal) return refusal;

  try {
    const checked = {document, operation, variables, call};
    const sent = await withCappedLines(checked, context);
    const ask = () => askProvider(sent, context);
    const {result} =
      !usesToken && isKept(operation, rootFields)
        ? await keptAnswer(
            {query: print(document), variables},
            {...context, request},
            ask,
          )
        : await ask();
    const capped = await withoutExcess(result, checked, context);
    return await resultAnswer(capped, call, request, context);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logFailedFields(context, rootFields, error);
    return jsonError(500, error.message);
  }
}

/** Values of the declared variables, so that every check sees the defaults too. */
function declaredWithDefaults(
  {variableDefinitions = []}: OperationDefinitionNode,
  variables: Variables,
): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({variable, defaultValue}) => {
      const name = variable.name.value;
      if (Object.hasOwn(variables, name)) return [[name, variables[name]]];
      return defaultValue ? [[name, valueFromASTUntyped(defaultValue)]] : [];
    }),
  );
}
