-- What waits to be sent holds {{code}} where an older Larder put the digits; a newer one puts the code's own placeholder there.
UPDATE "outbox" SET "subject" = replace("subject", '{{code}}', '{{code ' || "code_id" || '}}'), "text" = replace("text", '{{code}}', '{{code ' || "code_id" || '}}') WHERE "state" IN ('queued', 'sending') AND "code_id" IS NOT NULL;--> statement-breakpoint
UPDATE "texts" SET "message" = replace("message", '{{code}}', '{{code ' || "code_id" || '}}') WHERE "state" = 'queued' AND "code_id" IS NOT NULL;
