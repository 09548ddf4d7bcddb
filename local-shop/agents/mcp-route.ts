import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {readJson, type Route} from '../http';
import {cartTools} from './cart-tools';
import {catalogueTools} from './catalogue-tools';
import {AGENT_PATH, UCP_VERSION} from './profile';
import {META} from './tool';

/**
 * Every response is JSON, so a client that accepts nothing else is served, too, as on Shopify; the
 * library asks for both.
 */
const ACCEPT = 'application/json, text/event-stream';

/**
 * `POST /api/ucp/mcp`: agents call the shop's tools, by the Model Context Protocol over
 * HTTP, without sessions and with one JSON response for each request.
 */
export const agentRoute: Route = {
  methods: ['POST'],
  path: new RegExp(`^${AGENT_PATH}$`),
  handle: async ({request, response, shop, url}) => {
    const body = await readJson(request);
    const server = new McpServer({
      name: `${shop.seed.name} local shop`,
      version: UCP_VERSION,
    });
    for (const {name, description, input, run} of [
      ...catalogueTools,
      ...cartTools,
    ]) {
      const inputSchema = {meta: META, ...input};
      server.registerTool(name, {description, inputSchema}, (args) => {
        const structuredContent = run(shop, args);
        const text = JSON.stringify(structuredContent);
        return {structuredContent, content: [{type: 'text', text}]};
      });
    }
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    await server.connect(transport);
    const {'content-type': contentType = ''} = request.headers;
    const result = await transport.handleRequest(
      new Request(url, {
        method: 'POST',
        headers: {Accept: ACCEPT, 'Content-Type': contentType},
      }),
      {parsedBody: body},
    );
    response.writeHead(result.status, {
      ...Object.fromEntries(result.headers),
      'Cache-Control': 'no-store',
    });
    response.end(await result.text());
    await server.close();
  },
};
