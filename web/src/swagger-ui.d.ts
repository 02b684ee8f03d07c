declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  /** Draws the description at `url` into a node; the rest as Swagger UI's documentation says. */
  export default function SwaggerUI(asked: {
    readonly domNode: HTMLElement;
    readonly url: string;
    readonly deepLinking: boolean;
    readonly docExpansion: "list" | "full" | "none";
    readonly defaultModelsExpandDepth: number;
  }): void;
}
