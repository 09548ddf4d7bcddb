/** An endpoint's error response, in the shape that existing clients expect. */
export function jsonError(
  statusCode: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    {
      error: true,
      statusCode,
      statusMessage: STATUS_MESSAGES[statusCode] ?? 'Error',
      message,
    },
    {
      status: statusCode,
      headers: {'Cache-Control': 'no-store', ...headers},
    },
  );
}

/** A 429 response. `seconds` go into `Retry-After`. */
export function tooManyRequests(seconds: number): Response {
  return jsonError(429, 'Too many requests.', {'Retry-After': String(seconds)});
}

/** Reason phrases of RFC 9110. */
const STATUS_MESSAGES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};
