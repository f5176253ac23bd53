export class FaultProxy {
  static inFrontOf(host: string, port: number): Promise<FaultProxy>;
  readonly port: number;
  readonly connections: number;
  urlOf(url: string): string;
  freeze(): void;
  leadTo(host: string, port: number): void;
  swallow(): void;
  thaw(): void;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  break(how: 'reset' | 'end'): boolean;
  close(): Promise<void>;
}
