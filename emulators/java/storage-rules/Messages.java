import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** Building and reading of the JSON objects that the protocol consists of. */
final class Messages {
  private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

  private Messages() {}

  /** An answer that all went well; `result` is added by the caller. */
  static JsonObject reply(long id) {
    JsonObject reply = object("status", "ok");
    reply.addProperty("id", id);
    reply.add("errors", new JsonArray());
    reply.add("warnings", new JsonArray());
    return reply;
  }

  static JsonObject failed(long id, String why) {
    JsonObject reply = reply(id);
    reply.getAsJsonArray("errors").add(why);
    return reply;
  }

  static JsonObject object(String key, String value) {
    JsonObject object = new JsonObject();
    object.addProperty(key, value);
    return object;
  }

  /** The text under a key, empty where there is none. */
  static String text(JsonObject object, String key) {
    return object.has(key) && !object.get(key).isJsonNull() ? object.get(key).getAsString() : "";
  }

  /** The object under a key, empty where there is none. */
  static JsonObject child(JsonObject object, String key) {
    return object.has(key) ? object.getAsJsonObject(key) : new JsonObject();
  }

  static String toLine(JsonObject message) {
    return GSON.toJson(message);
  }
}
